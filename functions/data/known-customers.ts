import { batchGetItems, type Key, queryPages } from './dynamo.ts';
import { phoneKey } from './enquiry-items.ts';

/** The largest number of earlier enquiries that are read: strangers may have sent some with the same address since. */
const mostRead = 50;

/**
 * True if staff have dealt with one of the latest enquiries that have both the phone number and the e-mail address, or have
 * entered it. Nobody gets known by sending: an enquiry from the site that is still new does not count.
 */
export async function isKnownCustomer({ email, phone }: { email: string; phone: string }): Promise<boolean> {
  const pages = queryPages('Enquiries', {
    IndexName: 'ByEmail',
    KeyConditionExpression: 'email = :email',
    values: { ':email': email },
    ScanIndexForward: false,
    Limit: mostRead,
  });
  const { value: entries = [] } = await pages.next();
  const items = await batchGetItems(
    'Enquiries',
    entries.map(({ pk, sk }): Key => ({ pk, sk })),
  );
  return items.some((item) => item.phone_end === phoneKey(phone) && (item.status !== 'new' || item.source === 'staff'));
}
