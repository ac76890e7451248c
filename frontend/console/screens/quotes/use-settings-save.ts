import type { FormInstance } from 'antd/es/form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuoteSettings } from '#contracts/api/quote-settings';
import { ApiError } from '#shared/lib/api-error.ts';
import { clearErrors } from '../../components/clear-errors.ts';
import { revealField } from '../../features/cards/reveal-field.ts';
import { SettingsConflict } from '../../features/quotes/save-settings.ts';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';

type Path = (string | number)[];

/**
 * Saves a form of the settings. What the server refuses stands at its field, and nothing typed is lost.
 * @param pathOf the form's field that an issue names; undefined for one that it does not show
 */
export function useSettingsSave<Values>(
  form: FormInstance<Values>,
  formName: string,
  pathOf: (field: string) => Path | undefined,
) {
  const { t } = useTranslation('adminQuotes');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [isSaving, setIsSaving] = useState(false);
  /** The settings as a colleague has saved them meanwhile. */
  const [theirs, setTheirs] = useState<QuoteSettings>();
  const [refused, setRefused] = useState<{ path: Path }>();
  // Once the form can be typed in again.
  useEffect(() => {
    if (refused) revealField(form, formName, refused.path);
  }, [refused, form, formName]);

  const show = ({ errors }: ApiError): boolean => {
    const shown = errors.flatMap(({ field, message }) => {
      const path = pathOf(field);
      return path ? [{ path, message }] : [];
    });
    for (const { path, message } of shown) form.setFields([{ name: path as never, errors: [message] }]);
    const [first] = shown;
    if (first) setRefused(first);
    return first !== undefined;
  };

  /** @returns false if it failed */
  const run = async (save: () => Promise<void>, done: string): Promise<boolean> => {
    clearErrors(form);
    setIsSaving(true);
    setTheirs(undefined);
    try {
      await save();
      notifySuccess(done);
      return true;
    } catch (error) {
      if (error instanceof SettingsConflict) setTheirs(error.stored);
      else if (!(error instanceof ApiError && show(error))) notifyFailure(t('settings.failed'), error);
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return { run, isSaving, theirs };
}
