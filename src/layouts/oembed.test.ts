import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'node-html-parser';
import { oembed, type Diagram } from './oembed.ts';

const DIAGRAM: Diagram = {
  title: 'A “pin” & <b>more</b> "quoted"',
  src: 'https://plakoto.example/embed/en/a/one/',
  longest: 100,
  provider: { name: 'Plakoto', url: 'https://plakoto.example/en/' },
};

test('an answer has every member that oEmbed 1.0 asks for of the kind rich', () => {
  const { html, width, height, ...rest } = oembed(DIAGRAM);
  assert.deepEqual(rest, {
    version: '1.0',
    type: 'rich',
    title: DIAGRAM.title,
    provider_name: 'Plakoto',
    provider_url: 'https://plakoto.example/en/',
  });
  assert.ok(Number.isInteger(width) && Number.isInteger(height) && html.length > 0);
});

test('its HTML is one frame with the diagram, named, as large as the answer says', () => {
  const { html, width, height } = oembed(DIAGRAM);
  const nodes = parse(html).childNodes;
  assert.equal(nodes.length, 1);
  const frame = parse(html).querySelector('iframe');
  assert.equal(frame?.getAttribute('src'), DIAGRAM.src);
  assert.equal(frame.getAttribute('title'), DIAGRAM.title);
  assert.equal(frame.getAttribute('width'), String(width));
  assert.equal(frame.getAttribute('height'), String(height));
});

test('a longer caption gets a higher frame', () => {
  assert.ok(oembed({ ...DIAGRAM, longest: 400 }).height > oembed({ ...DIAGRAM, longest: 40 }).height);
});
