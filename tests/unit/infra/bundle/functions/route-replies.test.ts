import { expect, it } from 'vitest';
import { withoutReplies } from '../../../../../infra/bundle/functions/route-replies.ts';

it('removes the schema of the reply from every route, and nothing else', async () => {
  const code = (...replies: string[]) => `
    const kind = { reply: z.string() };
    export const list = route({ id: 'list', reply: ${replies[0]}, status: 200 });
    export const make = ({ name }: Kind) => route({ id: name, uses: {}, reply: ${replies[1]} });
    other({ reply: z.string() });`;
  expect(await withoutReplies(code('z.array(Program)', 'Receipt'))).toBe(code('undefined', 'undefined'));
});
