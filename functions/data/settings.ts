import * as z from 'zod/mini';
import { getItem, putItem } from './dynamo.ts';

/** Settings of the agency, one item each. */

const TwoStep = z.object({ required: z.boolean() });
const twoStep = { pk: 'two-step' };

/** True if two-step sign-in is required of all staff. */
export async function isTwoStepRequired(): Promise<boolean> {
  const item = await getItem('Settings', twoStep);
  return item ? TwoStep.parse(item).required : false;
}

export async function setTwoStepRequired(required: boolean): Promise<void> {
  await putItem('Settings', { ...twoStep, schema: 1, required });
}
