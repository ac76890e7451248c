import { expect, it } from 'vitest';
import { requestLink } from '#contracts/website/secret-links';
import { linkIn } from '../../../../../../frontend/site/features/request-page/use-request-link.ts';

it('reads the link that mails and receipts contain, and no other fragment', () => {
  const link = { reference: 'F-7K3M-09QX', secret: 'TwBWnpl4YV3kyor6zrH9EsbvWNV-zHm_' };
  expect(linkIn(new URL(requestLink('https://rihla.example', link)).hash)).toEqual(link);
  for (const hash of [
    '',
    '#',
    '#lost-link',
    '#F-7K3M-09QX',
    '#F-7K3M-09QX.',
    '#F-7K3M-09QX.short',
    `#.${link.secret}`,
  ]) {
    expect(linkIn(hash)).toBeUndefined();
  }
});
