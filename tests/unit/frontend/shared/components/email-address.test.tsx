import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmailAddress } from '../../../../../frontend/shared/components/email-address.tsx';

const partsOf = (address: string) =>
  renderToStaticMarkup(<EmailAddress address={address} />)
    .replace(/<\/?bdi[^>]*>/g, '')
    .split('<wbr/>');

it('breaks an e-mail address only after the @ and after dots', () => {
  expect(partsOf('noura.alotaibi@mail.example.com')).toEqual(['noura.', 'alotaibi@', 'mail.', 'example.', 'com']);
  expect(partsOf('n@localhost')).toEqual(['n@', 'localhost']);
});
