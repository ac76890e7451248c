import useSWRImmutable from 'swr/immutable';
import { phoneText } from '#contracts/website/contact-links';
import { Ltr } from '#shared/components/ltr.tsx';

const fetchGroups = async () => (await import('./phone-groups.ts')).groupPhone;

/** A visitor's phone number. The grouping of numbers outside Saudi Arabia loads when one is first shown. */
export function PhoneNumber({ number }: { number: string }) {
  const saudi = phoneText(number);
  const isForeign = number !== '' && saudi === number;
  const { data: groupPhone } = useSWRImmutable(isForeign ? 'phone-groups' : null, fetchGroups);
  return <Ltr>{isForeign && groupPhone ? groupPhone(number) : saudi}</Ltr>;
}
