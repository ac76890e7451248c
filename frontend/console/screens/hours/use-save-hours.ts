import type { FormInstance } from 'antd/es/form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Author } from '#contracts/api/enquiries';
import type { Hours } from '#contracts/api/hours';
import { ApiError, isConflict } from '#shared/lib/api-error.ts';
import { clearErrors } from '../../components/clear-errors.ts';
import { revealField } from '../../features/cards/reveal-field.ts';
import { resumeAfterSignIn } from '../../features/session/resume-after-sign-in.ts';
import { staffApi } from '../../features/session/staff-api.ts';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import { bodyOf, differing, type HoursValues } from './hours-values.ts';

const pathOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The hours that somebody else has saved meanwhile, and their author if known. */
export interface Overtaken {
  by: Author | null;
  parts: ReturnType<typeof differing>;
}

async function changesSince(shown: Hours): Promise<Overtaken> {
  const theirs = await staffApi('GET /settings/hours').catch(() => undefined);
  return theirs ? { by: theirs.updated_by, parts: differing(shown, theirs) } : { by: null, parts: [] };
}

/** Saves the hours. What the server refuses stands at its field, and nothing typed is lost. */
export function useSaveHours(
  form: FormInstance<HoursValues>,
  shown: Hours,
  onSaved: (hours: Hours & { always: boolean }) => void,
) {
  const { t } = useTranslation('adminHours');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [isSaving, setIsSaving] = useState(false);
  const [overtaken, setOvertaken] = useState<Overtaken>();
  const [refused, setRefused] = useState<{ path: (string | number)[] }>();
  // Once the form can be typed in again.
  useEffect(() => {
    if (refused) revealField(form, 'hours', refused.path);
  }, [refused, form]);

  const show = ({ errors }: ApiError) => {
    const known: Record<string, string> = t('rules', { returnObjects: true });
    for (const { field, code, message } of errors) {
      form.setFields([{ name: pathOf(field) as never, errors: [known[code] ?? message] }]);
    }
    const [first] = errors;
    if (first) setRefused({ path: pathOf(first.field) });
  };

  const save = async () => {
    clearErrors(form);
    setIsSaving(true);
    try {
      const body = bodyOf(form.getFieldsValue(true), shown.version);
      onSaved(await resumeAfterSignIn(() => staffApi('PUT /settings/hours', { body })));
      notifySuccess(t('saved'));
    } catch (error) {
      if (isConflict(error)) setOvertaken(await changesSince(shown));
      else if (error instanceof ApiError && error.errors.length > 0) show(error);
      else notifyFailure(t('failed'), error);
    }
    setIsSaving(false);
  };
  return { save, isSaving, overtaken };
}
