import { expect, it } from 'vitest';
import { mentions } from '../../../functions/data/dead-letters.ts';

const letterAbout = (email: string, message = 'Hello') =>
  JSON.stringify({
    consumer: 'notifyStaff',
    event: {
      Records: [
        { dynamodb: { NewImage: { email: { S: email }, phone: { S: '+966501234567' }, message: { S: message } } } },
      ],
    },
  });

it('finds a person by the whole address or number, never by a part of another one', () => {
  const person = ['ali@x.com', '+966501234567'];
  expect(mentions(letterAbout('ali@x.com'), person)).toBe(true);
  expect(mentions(letterAbout('sali@x.com'), ['ali@x.com'])).toBe(false);
  for (const other of ['m.ali@x.com', 'ali@x.com.sa', 'ali@x.community', 'a-ali@x.com', 'm+ali@x.com']) {
    expect(mentions(letterAbout(other), ['ali@x.com']), other).toBe(false);
  }
  expect(mentions(letterAbout('sali@x.com'), person)).toBe(true);
  expect(mentions(letterAbout('sali@x.com'), ['+96650123456'])).toBe(false);
});

it('finds an address within a text, on whatever line, and an id within a key', () => {
  for (const message of ['Write to Ali@x.com.', 'Lines\nali@x.com\nend', 'mailto:ali@x.com?subject=x', '<ali@x.com>']) {
    expect(mentions(letterAbout('other@x.com', message), ['ali@x.com']), message).toBe(true);
  }
  const letter = JSON.stringify({
    event: { detail: { object: { key: 'uploads/0199b0aa-0000-7000-8000-000000000000/1' } } },
  });
  expect(mentions(letter, ['0199b0aa-0000-7000-8000-000000000000'])).toBe(true);
  expect(mentions('not JSON: ali@x.com', ['ali@x.com'])).toBe(true);
});
