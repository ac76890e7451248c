import type { FormInstance } from 'antd/es/form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionId } from '#contracts/api/section-names';
import type { ApiError } from '#shared/lib/api-error.ts';
import { clearErrors } from '../../components/clear-errors.ts';
import { revealField } from '../../features/cards/reveal-field.ts';
import type { SectionValues } from '../../features/site-content/section-fields.ts';

const pathOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Shows at the fields what a publication was refused for. */
export function useSectionIssues(form: FormInstance<SectionValues>, name: SectionId) {
  const { t } = useTranslation('adminSite');
  const [refused, setRefused] = useState<{ path: (string | number)[] }>();
  // Once the form can be typed in again.
  useEffect(() => {
    if (refused) revealField(form, name, refused.path);
  }, [refused, form, name]);

  const showIssues = ({ errors }: ApiError) => {
    const known: Record<string, string> = t('rules', { returnObjects: true });
    const own: Record<string, string> = t('fieldRules', { returnObjects: true });
    for (const { field, code, message } of errors) {
      const errors = [own[field.split('.').at(-1) ?? ''] ?? known[code] ?? message];
      form.setFields([{ name: pathOf(field) as never, errors }]);
    }
    const [first] = errors;
    if (first) setRefused({ path: pathOf(first.field) });
  };

  const clearIssues = () => clearErrors(form);
  return { showIssues, clearIssues };
}
