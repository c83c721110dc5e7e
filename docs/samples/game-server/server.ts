/**
 * A game of Plakoto over HTTP, in Bulgarian: `node server.ts [port] [site] [roll]`. `site` is a copy of the reference,
 * `roll` such as 6-5 is rolled every time instead of a chance one.
 */
import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import {
  formatPosition,
  formatRoll,
  parseRoll,
  startPosition,
  type Roll,
} from 'plakoto/engine';
import { play } from './game.ts';

const [wanted = '8080', site, fixed] = process.argv.slice(2);

function rollDice(): Roll {
  const dice = parseRoll(
    fixed ?? [randomInt(1, 7), randomInt(1, 7)],
  );
  if (!dice.ok)
    throw new Error(`“${dice.faults[0].found}” is no roll`);
  return dice.value;
}

function escape(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (sign) => `&#${String(sign.charCodeAt(0))};`,
  );
}

let position = startPosition('white');
let roll = rollDice();

function page(typed = '', note = ''): string {
  return `<!doctype html>
<html lang="bg">
  <meta charset="utf-8">
  <title>Тапа</title>
  <h1>Тапа</h1>
  <p>Позиция: <code>${formatPosition(position)}</code></p>
  <p>Хвърляне: <code>${formatRoll(roll)}</code></p>
  <form method="post">
    <label>Ход: <input name="play" value="${escape(typed)}" autofocus></label>
    <button>Играй</button>
  </form>
  <p role="alert">${escape(note)}</p>
</html>`;
}

async function readPlay(
  request: IncomingMessage,
): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) {
    body += String(part);
    if (body.length > 1000) throw new Error('too long');
  }
  return new URLSearchParams(body).get('play')?.trim() ?? '';
}

const server = createServer((request, response) => {
  const show = (status: number, html: string): void => {
    response
      .writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
      })
      .end(html);
  };
  const sendTo = (url: string): void => {
    response.writeHead(303, { location: url }).end();
  };
  if (request.method !== 'POST') {
    show(200, page());
    return;
  }
  readPlay(request).then(
    (text) => {
      const answer = play('bg', position, roll, text, site);
      switch (answer.kind) {
        case 'played':
          position = answer.position;
          roll = rollDice();
          sendTo('/');
          break;
        case 'refused':
          // The board there shows the turn, says in Bulgarian why not, and links the clause.
          sendTo(answer.url);
          break;
        case 'unreadable':
          show(
            422,
            page(
              text,
              `Не разбирам хода от знак ${String(answer.at + 1)} нататък.`,
            ),
          );
      }
    },
    () => {
      response.writeHead(413).end();
    },
  );
});

server.listen(Number(wanted), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`http://127.0.0.1:${port}/`);
});
