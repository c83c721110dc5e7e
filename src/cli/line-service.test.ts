import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { answerLine } from './line-service.ts';

const START = 'w 24:w15 1:b15';
const JUDGE = { op: 'judge', rules: 'plakoto', position: START, roll: [6, 5], play: '24/19 24/18' };
const SERVICE = fileURLToPath(new URL('./engine.ts', import.meta.url));

interface Answer {
  readonly ok: boolean;
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly at?: number;
    readonly side?: string;
    readonly found?: number;
  };
  readonly [field: string]: unknown;
}

function ask(request: unknown): Answer {
  return JSON.parse(answerLine(typeof request === 'string' ? request : JSON.stringify(request))) as Answer;
}

test('each op answers in its documented form', () => {
  assert.deepEqual(ask({ op: 'plays', rules: 'plakoto', position: START, roll: [6, 5] }), {
    ok: true,
    plays: [
      { play: '24/19 24/18', position: 'b 24:w13 19:w 18:w 1:b15', outcome: null },
      { play: '24/13', position: 'b 24:w14 13:w 1:b15', outcome: null },
    ],
  });
  assert.deepEqual(ask({ ...JUDGE, roll: [5, 6], play: '24/18 24/19' }), {
    ok: true,
    legal: true,
    play: '24/19 24/18',
    position: 'b 24:w13 19:w 18:w 1:b15',
    outcome: null,
  });
  assert.deepEqual(ask({ ...JUDGE, position: 'w 24:w15 18:b2 1:b13', play: '24/18 24/19' }), {
    ok: true,
    legal: false,
    faults: [{ code: 'point-closed', from: 24, to: 18, by: 'checkers', count: 2 }],
    clause: 'closed',
    instead: ['24/13'],
  });
  assert.deepEqual(ask({ op: 'check', rules: 'plakoto', position: START }), {
    ok: true,
    pips: { white: 360, black: 360 },
    outcome: null,
  });
  const { rules } = ask({ op: 'rules' });
  assert.deepEqual(
    (rules as readonly { id: string }[]).map(({ id }) => id),
    ['plakoto', 'tapa', 'tapa-tabla', 'mahbusa'],
  );
});

test('a game that ends is told with its outcome, one that is over has no turns, and a turn without a step is a pass', () => {
  const lastTwo = { op: 'plays', rules: 'mahbusa', position: 'w 24:b15 1:w off:w14', roll: [6, 1] };
  const outcome = { winner: 'white', points: 2, by: 'borne-off' };
  assert.deepEqual(ask(lastTwo)['plays'], [{ play: '1/off', position: 'b 24:b15 off:w15', outcome }]);
  assert.deepEqual(ask({ ...lastTwo, position: 'b 24:b15 off:w15' }), { ok: true, plays: [] });
  const shut = 'w 24:w15 23:b2 22:b2 21:b2 20:b2 19:b2 18:b2 17:b3';
  assert.deepEqual(ask({ ...lastTwo, position: shut })['plays'], [
    { play: 'pass', position: `b${shut.slice(1)}`, outcome: null },
  ]);
});

test('rules may be a set with fields changed; what does not exist is refused by name', () => {
  const mother = { op: 'check', position: 'b 24:w14 6:b14 1:w/b', rules: 'plakoto' };
  const cases = [
    { rules: 'plakoto', position: 'b 20:w14 6:b14 1:w/b', by: 'mother' },
    { rules: { base: 'plakoto', mother: false }, position: 'b 20:w14 6:b14 1:w/b', by: undefined },
    { rules: { base: 'tapa', mother: true }, position: 'b 20:w14 6:b14 1:w/b', by: 'mother' },
    { rules: 'tapa', position: 'b 20:w14 6:b14 1:w/b', by: undefined },
  ] as const;
  for (const { rules, position, by } of cases) {
    const { outcome } = ask({ ...mother, rules, position });
    assert.equal((outcome as { by: string } | null)?.by, by, JSON.stringify(rules));
  }
  const wrong: readonly unknown[] = [
    'chess',
    '',
    null,
    7,
    [],
    {},
    { base: 'chess' },
    { base: 'plakoto', moter: true },
    { base: 'plakoto', mother: 'true' },
    { base: 'plakoto', toString: true },
    'toString',
    '__proto__',
  ];
  for (const rules of wrong) {
    assert.equal(ask({ ...mother, rules }).error?.code, 'bad-rules', JSON.stringify(rules));
  }
});

test('every kind of wrong input has its own code and, in a text, its place', () => {
  const cases = [
    { change: { position: 'w 24:w15 x 1:b15' }, code: 'bad-token', at: 9 },
    { change: { position: 'w 24:w15 25:b 1:b14' }, code: 'bad-point', at: 9 },
    { change: { position: 'w 24:w/w 23:w13 1:b15' }, code: 'bad-mixture', at: 2 },
    { change: { position: 'w 24:w14 1:b15' }, code: 'wrong-total', at: undefined },
    { change: { roll: [6] }, code: 'bad-roll', at: undefined },
    { change: { roll: [6, 7] }, code: 'bad-roll', at: undefined },
    { change: { roll: [6, 5, 5] }, code: 'bad-roll', at: undefined },
    { change: { play: '24//18' }, code: 'bad-play', at: 3 },
    { change: { op: 'play' }, code: 'bad-request', at: undefined },
  ];
  for (const { change, code, at } of cases) {
    const { ok, error } = ask({ ...JUDGE, ...change });
    if (code === 'wrong-total') assert.deepEqual([error?.side, error?.found], ['white', 14]);
    assert.deepEqual([ok, error?.code, error?.at], [false, code, at], JSON.stringify(change));
    assert.notEqual(error?.message, '');
  }
});

/** A request in which thirty thousand brackets stand where it says "deep". */
function nested(request: object): string {
  return JSON.stringify(request).replace('"deep"', `${'['.repeat(30_000)}${']'.repeat(30_000)}`);
}

/** Ways to break a line: fields left out or of a wrong kind, lines cut off anywhere, and things that are no request. */
function brokenLines(): string[] {
  const wrong: unknown[] = [
    null,
    true,
    0,
    -1,
    1.5,
    1e300,
    '',
    ' ',
    '\u0000',
    '\ud800',
    [],
    [[]],
    {},
    { a: {} },
    'x'.repeat(9999),
  ];
  const whole = JSON.stringify(JUDGE);
  const fields = Object.keys(JUDGE);
  return [
    ...fields.map((field) => JSON.stringify({ ...JUDGE, [field]: undefined })),
    ...fields.flatMap((field) => wrong.map((value) => JSON.stringify({ ...JUDGE, [field]: value }))),
    ...Array.from({ length: whole.length }, (_, length) => whole.slice(0, length)),
    ...[
      'null',
      'true',
      '0',
      '"judge"',
      '[]',
      '{}',
      '[{}]',
      'NaN',
      '\ufeff',
      '{"op":"rules"} {"op":"rules"}',
      "{'op':'rules'}",
    ],
    '['.repeat(5000),
    `{"op":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`,
    '{"op":"__proto__"}',
    ...['roll', 'rules', 'position', 'play'].map((field) => nested({ ...JUDGE, [field]: 'deep' })),
    nested({ ...JUDGE, rules: { base: 'tapa', mother: 'deep' } }),
    JSON.stringify({ ...JUDGE, rules: { base: 'tapa', mother: { toString: 0 } } }),
    JSON.stringify({ ...JUDGE, play: '24/23(15) '.repeat(6000) }),
    '{"op":"constructor"}',
    ...['7-5', '6', '6-5-4', '0-1'].map((roll) => JSON.stringify({ ...JUDGE, roll })),
    ...['w', 'w 24:w15', 'x 24:w15 1:b15', '24:w15 1:b15', 'w 24:w99 1:b15', 'w 24:w15 1:b15 off:'].map((position) =>
      JSON.stringify({ ...JUDGE, position }),
    ),
    ...['24/', '/18', '24-18', '24/18(0)', '25/20', 'off/5', '24/18**', 'pass pass', '24/18,24/19'].map((play) =>
      JSON.stringify({ ...JUDGE, play }),
    ),
  ];
}

test('two hundred kinds of broken lines are answered with a reason, never with a crash', () => {
  const lines = brokenLines();
  assert.ok(lines.length >= 200, `${String(lines.length)} kinds`);
  for (const line of lines) {
    const { ok, error } = ask(line);
    assert.equal(ok, false, line.slice(0, 200));
    assert.match(error?.code ?? '', /^bad-|^wrong-total$/, line.slice(0, 200));
  }
});

/** Runs the service as a process of its own, on a small heap, and gives what it printed and how it ended. */
function serve(input: Iterable<string>): Promise<{ readonly output: string; readonly code: number | null }> {
  const service = spawn(process.execPath, ['--max-old-space-size=48', SERVICE], { stdio: ['pipe', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  service.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const feed = async (): Promise<void> => {
    for (const text of input) {
      if (!service.stdin.write(text)) await new Promise((resume) => service.stdin.once('drain', resume));
    }
    service.stdin.end();
  };
  void feed();
  return new Promise((resolve) => {
    service.on('close', (code) => resolve({ output: Buffer.concat(chunks).toString(), code }));
  });
}

test('the service answers line by line, in order, whatever the line ends, and survives lines that never seem to end', async () => {
  const { output, code } = await serve([
    `\ufeff${JSON.stringify(JUDGE)}\n`,
    '\n',
    `${JSON.stringify({ op: 'check', rules: 'tapa', position: START })}\r\n`,
    '{"op":',
    '"rules"}\n',
    ...Array.from({ length: 200 }, () => 'x'.repeat(100_000)),
    '\n',
    '{"op":"rules"}',
  ]);
  const answers = output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
  assert.equal(code, 0);
  assert.deepEqual(
    answers.map(({ ok, error, legal, pips, rules }) => error?.code ?? ((legal ?? pips ?? rules) ? ok : 'nothing')),
    [true, 'bad-request', true, true, 'bad-request', true],
  );
});

test('a hundred thousand lines pass through a small heap', async () => {
  const line = `${JSON.stringify({ op: 'check', rules: 'plakoto', position: START })}\n`;
  const lines = 100_000;
  function* repeat(): Generator<string> {
    for (let sent = 0; sent < lines; sent += 100) yield line.repeat(100);
  }
  const { output, code } = await serve(repeat());
  assert.equal(code, 0);
  assert.equal(output.trimEnd().split('\n').length, lines);
});
