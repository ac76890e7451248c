import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Validator from '@adobe/structured-data-validator';

/** The vocabulary of schema.org as `schema-dts` declares it: types with their parents, and properties with their types. */
function vocabulary() {
  const declarations = readFileSync(createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'), 'utf8');
  const ids = (names: string[]) => names.map((name) => ({ '@id': `schema:${name}` }));
  const own = new Map<string, string[]>();
  const classes = [...declarations.matchAll(/interface (\w+)(Base|Leaf)(?: extends ([^{]+))? \{([\s\S]*?)\n\}/g)].map(
    ([, name = '', kind = '', parents = '', body = '']) => {
      for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\?:/gm)) {
        own.set(property, [...(own.get(property) ?? []), `${name}${kind}`]);
      }
      const above = [...parents.matchAll(/\w+/g)].map(([parent]) => parent);
      return { name: `${name}${kind}`, above };
    },
  );
  // A type is what objects with its name in `@type` have: `TouristTripLeaf`.
  const typeOf = (name: string) => name.replace(/Leaf$/, '');
  return {
    '@graph': [
      ...classes.map(({ name, above }) => ({
        ...{ '@id': `schema:${typeOf(name)}`, '@type': 'rdfs:Class' },
        'rdfs:subClassOf': ids(above),
      })),
      ...[...own].map(([property, types]) => ({
        ...{ '@id': `schema:${property}`, '@type': 'rdf:Property' },
        'schema:domainIncludes': ids(types.map(typeOf)),
      })),
    ],
  };
}

const validator = new Validator(vocabulary());

/** Lists what a validator finds wrong: what is not in the vocabulary, and what search engines require. */
export async function faultsOf(...things: (object | undefined)[]): Promise<string[]> {
  const data = things.filter((thing) => thing !== undefined);
  const typeOf = (thing: object) => String((thing as { '@type'?: unknown })['@type']);
  const jsonld = Object.fromEntries(data.map((thing) => [typeOf(thing), [structuredClone(thing)]]));
  // Other warnings name what a shop's page could have besides: a size, a colour, reviews.
  const found = (await validator.validate({ jsonld })).filter(
    ({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg',
  );
  return found.map(({ path, fieldNames = [], issueMessage }) =>
    [path.map(({ type, property }) => property ?? type).join('.'), ...fieldNames, issueMessage].join(': '),
  );
}
