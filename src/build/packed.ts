import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from './files.ts';

const TEXTS = ['.html', '.css', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml'];
/** Below this many bytes packing saves nothing: the answer's headers are longer. */
const SMALL = 256;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `x.br` and `x.gz` beside every text file `x` below a folder, for servers that send what is packed already. A
 * file that would be no smaller stays alone. Returns how many files were packed. `quality` is brotli's, 0 to 11.
 */
export async function writePacked(folder: string, quality = 11): Promise<number> {
  let packed = 0;
  const files = (await Promise.all(TEXTS.map((ending) => filesUnder(folder, ending)))).flat();
  for (const file of files) {
    const content = await readFile(file);
    if (content.length < SMALL) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
    if (br.length < content.length) await writeFile(`${file}.br`, br);
    if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
    packed += 1;
  }
  return packed;
}
