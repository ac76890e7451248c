import { v7 as uuid } from 'uuid';
import { daysToAnswer, type PrivacyRequest } from '#contracts/api/privacy';
import { addDays } from '#contracts/field-kit/calendar';
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
