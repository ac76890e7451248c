import type { TFunction } from 'i18next';
import type { ShownIssue } from '../../../features/drafts/issues-alert.tsx';
import type { SaveIssue } from '../editor/save-rules.ts';

/** The rules of a program that stop its publication, in words. */
export const ruleIssues = (
  t: TFunction<'adminPrograms'>,
  issues: readonly SaveIssue[],
  onShow: (issue: SaveIssue) => void,
): ShownIssue[] =>
  issues.map((issue) => ({ key: issue.rule, text: t(`rules.${issue.rule}.text`), onShow: () => onShow(issue) }));
