/**
 * Removes the schemas of replies from contracts' routes: handlers never read them, since they only give types and the
 * OpenAPI document, and making them takes a cold function's time.
 */
export async function withoutReplies(code: string): Promise<string> {
  const { parseAst, Visitor } = await import('vite');
  const schemas: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'route' || definition?.type !== 'ObjectExpression') return;
      for (const property of definition.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (property.key.name === 'reply') schemas.push(property.value);
      }
    },
  }).visit(parseAst(code, { lang: 'ts' }));
  // From the end, so that the positions before it stay.
  return schemas.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}undefined${rest.slice(end)}`, code);
}
