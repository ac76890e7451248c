import useSWRImmutable from 'swr/immutable';
import { Ltr } from '#shared/components/ltr.tsx';
import { formatPhone } from '#shared/lib/format.ts';

const fetchGroups = async () => (await import('./phone-groups.ts')).groupPhone;

/** A visitor's phone number. The grouping of numbers outside Saudi Arabia loads when one is first shown. */
export function PhoneNumber({ number }: { number: string }) {
  const saudi = formatPhone(number);
  const isForeign = number !== '' && saudi === number;
  const { data: groupPhone } = useSWRImmutable(isForeign ? 'phone-groups' : null, fetchGroups);
  return <Ltr>{isForeign && groupPhone ? groupPhone(number) : saudi}</Ltr>;
}
