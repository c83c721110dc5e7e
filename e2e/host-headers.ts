import { readFileSync } from 'node:fs';
import { SITE_DIR } from './serve.ts';

/** What `_headers`, as built, says of an address, by name in lower case; refuses two rules for one header. */
export function headersFor(address: string): Readonly<Record<string, string>> {
  const said: Record<string, string> = {};
  let applies = false;
  for (const line of readFileSync(`${SITE_DIR}/_headers`, 'utf8').split('\n')) {
    if (line.startsWith('/')) {
      applies = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : line === address;
    } else if (applies && line.startsWith('  ')) {
      const [name = '', ...value] = line.trim().split(': ');
      if (Object.hasOwn(said, name.toLowerCase())) throw new Error(`_headers has two rules for ${name} of ${address}.`);
      said[name.toLowerCase()] = value.join(': ');
    }
  }
  return said;
}
