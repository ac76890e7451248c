import { requireTwoStep } from '#contracts/api/two-step';
import { setTwoStepRequired } from '../../data/settings.ts';
import { routeHandler } from '../../http/route-handler.ts';

export const handler = routeHandler(requireTwoStep, async ({ body: { required }, report }) => {
  await setTwoStepRequired(required);
  report({ action: required ? 'two_step_required' : 'two_step_made_optional' });
  return { required };
});
