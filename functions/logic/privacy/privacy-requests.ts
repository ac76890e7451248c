import { v7 as uuid } from 'uuid';
import { addDays } from '#contracts/calendar';
import { daysToAnswer, type PrivacyRequest } from '#contracts/privacy';
import { putPrivacyRequest } from '../../data/privacy.ts';

/** Records a request; its due date counts from the day of its arrival. */
export async function addPrivacyRequest(
  given: Pick<PrivacyRequest, 'kind' | 'received_on' | 'phone' | 'email'>,
): Promise<PrivacyRequest> {
  const { received_on } = given;
  const request = { id: `${received_on}_${uuid()}`, ...given, due_on: addDays(received_on, daysToAnswer) };
  await putPrivacyRequest(request);
  return request;
}
