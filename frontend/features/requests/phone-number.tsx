import { Ltr } from '../../components/bdi.tsx';
import { formatPhone } from '../../lib/format.ts';

/** A visitor's phone number. */
export const PhoneNumber = ({ number }: { number: string }) => <Ltr>{formatPhone(number)}</Ltr>;
