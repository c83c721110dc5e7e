import { LINKS_VERSION } from '../links/links-json.ts';

const ID = '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$';
const LOCALE = '^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$';
const EXAMPLE = '^[a-z0-9-]+/[a-z0-9-]+$';

const address = { type: 'string', pattern: '^https?://[^ ]+$' };
const id = { type: 'string', pattern: ID };
const ids = { type: 'array', items: id, minItems: 1, uniqueItems: true };

/** An object of which every key is of one kind and every value of one. */
function mapOf(keys: string, values: object, description: string): object {
  return {
    description,
    type: 'object',
    minProperties: 1,
    propertyNames: { pattern: keys },
    additionalProperties: values,
  };
}

/** The JSON Schema of `/links.json`, published beside it. */
export function linksSchema(site: string): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${site}/links.schema.json`,
    title: 'What can be linked on this site',
    description: 'Pages, clauses, faults, rule sets and examples, by ids that never change. Addresses are whole.',
    type: 'object',
    required: ['version', 'engine', 'locales', 'pages', 'clauses', 'faults', 'rules', 'examples'],
    properties: {
      $schema: address,
      version: {
        description:
          'The version of this format. It rises when a member goes away or comes to mean something else, and never ' +
          'for a new member: pass over what you do not know.',
        const: LINKS_VERSION,
      },
      engine: {
        description: 'The version of the rules engine that has checked the site, as semantic versioning has it.',
        type: 'string',
        pattern: '^\\d+\\.\\d+\\.\\d+',
      },
      locales: {
        description: 'The languages of the site (BCP 47).',
        type: 'array',
        items: { type: 'string', pattern: LOCALE },
        minItems: 1,
        uniqueItems: true,
      },
      pages: mapOf(
        ID,
        mapOf(
          LOCALE,
          {
            type: 'object',
            required: ['title', 'url'],
            properties: { title: { type: 'string', minLength: 1 }, url: address },
          },
          'The languages that the page exists in.',
        ),
        'The pages of text; index is the front page of a language.',
      ),
      clauses: {
        description: 'The clauses of the rules, with their addresses by language.',
        type: 'object',
        minProperties: 1,
        propertyNames: { pattern: ID },
        additionalProperties: {
          type: 'object',
          required: ['page'],
          minProperties: 2,
          properties: { page: { description: 'The page that the clause stands on.', ...id } },
          additionalProperties: address,
        },
      },
      faults: mapOf(ID, id, 'The clause that a refused turn breaks, by the code of the fault.'),
      rules: { description: 'The ids of the rule sets.', ...ids },
      examples: mapOf(
        EXAMPLE,
        {
          type: 'object',
          required: ['page', 'frames', 'embed'],
          properties: {
            page: { description: 'The page that the diagram stands on.', ...id },
            frames: {
              description:
                'The frames of the diagram: start, one after each turn, not-1 … for the refused ones. The address of a ' +
                'frame is that of the page with #topic-name:key.',
              type: 'array',
              items: { type: 'string', pattern: '^(?:start|[1-9]\\d*|not-[1-9]\\d*)$' },
              minItems: 1,
              uniqueItems: true,
            },
            embed: mapOf(LOCALE, address, 'The diagram alone, for an iframe, by language.'),
          },
        },
        'The diagrams, by topic/name.',
      ),
    },
  };
}
