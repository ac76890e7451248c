import type { FormInstance } from 'antd/es/form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionId } from '#contracts/api/section-names';
import { clearErrors } from '../../components/clear-errors.ts';
import { revealField } from '../../features/cards/reveal-field.ts';
import type { SectionValues } from '../../features/site-content/section-fields.ts';

interface Issue {
  field: string;
  code: string;
  /** The server's own words, for a rule of which the console has none. */
  message?: string;
}

/** Returns what an issue says in the console's words. */
export function useIssueText() {
  const { t } = useTranslation('adminSite');
  return ({ field, code, message }: Issue): string => {
    const known: Record<string, string> = t('rules', { returnObjects: true });
    const own: Record<string, string> = t('fieldRules', { returnObjects: true });
    return own[field.split('.').at(-1) ?? ''] ?? known[code] ?? message ?? t('rules.other');
  };
}

const pathOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Shows at the fields what a publication was refused for. */
export function useSectionIssues(form: FormInstance<SectionValues>, name: SectionId) {
  const textOf = useIssueText();
  const [refused, setRefused] = useState<{ path: (string | number)[] }>();
  // Once the form can be typed in again.
  useEffect(() => {
    if (refused) revealField(form, name, refused.path);
  }, [refused, form, name]);

  const showIssues = (issues: readonly Issue[]) => {
    for (const issue of issues) form.setFields([{ name: pathOf(issue.field) as never, errors: [textOf(issue)] }]);
    const [first] = issues;
    if (first) setRefused({ path: pathOf(first.field) });
  };

  const clearIssues = () => clearErrors(form);
  return { showIssues, clearIssues };
}
