import { useTranslation } from 'react-i18next';
import type { FormIssue } from '#contracts/api/enquiry-kinds/form-check';
import type { ApiError } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import type { EnquiryTexts } from './enquiry-definition.ts';
import { type FormIssueText, fieldName, inFormOrder, namePath } from './field-names.ts';

interface IssueTexts {
  title: string;
  issues: FormIssueText[];
}

/** Puts the form's issues and the server's problems into words. */
export function useIssueTexts(texts: Omit<EnquiryTexts, 'sent' | 'sentFor'>, fieldOrder: readonly string[]) {
  const { t } = useTranslation('enquiries');
  const { t: common } = useTranslation('common');
  const { rules = {}, tooLong = {} } = texts;

  const labels: Partial<Record<string, string>> = { ...t('fields', { returnObjects: true }), ...texts.labels };

  const ruleText = ({ field, code, limit }: FormIssue) => {
    const name = fieldName(field);
    const values = { field: labels[name] ?? '', limit };
    if (code === 'invalid_date') return common('day.unreadable', values);
    return (
      (code === 'too_long' && tooLong[name]) ||
      rules[code] ||
      t([`rules.${code}` as 'rules.other', 'rules.other'], values)
    );
  };

  const missing: Partial<Record<string, string>> = { ...t('rules.missing', { returnObjects: true }), ...texts.missing };

  const messageOf = (issue: FormIssue) => {
    const message = (issue.code === 'required' && missing[fieldName(issue.field)]) || ruleText(issue);
    const [list, index] = namePath(issue.field);
    const leg = list === 'legs' && typeof index === 'number' && texts.leg?.(index);
    return leg ? t('rules.ofLeg', { leg, message }) : message;
  };

  return {
    /** Expects the issues in the order of `formCheck`: the first becomes the title. */
    describeIssues: (issues: readonly FormIssue[]): IssueTexts => {
      const [first] = issues;
      return {
        title: first ? (first.code === 'required' ? ruleText(first) : messageOf(first)) : '',
        issues: inFormOrder(issues, fieldOrder).map((issue) => ({
          name: namePath(issue.field),
          message: messageOf(issue),
        })),
      };
    },
    /** The server's issues are already in the reader's language. */
    describeRefusal: (error: ApiError | undefined): IssueTexts => ({
      title: errorText(error, common),
      issues: inFormOrder(error?.errors ?? [], fieldOrder).map(({ field, message }) => ({
        name: namePath(field),
        message,
      })),
    }),
  };
}
