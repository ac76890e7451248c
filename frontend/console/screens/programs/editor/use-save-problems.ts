import type { FormInstance } from 'antd/es/form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/lib/api.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { revealField } from '../../../features/cards/reveal-field.ts';
import { type FieldPath, fieldOfApi, type ProgramValues } from '../../../features/programs/program-values.ts';
import { useProblemText } from '../../../features/session/use-problem-text.ts';
import { photoInputId } from './photos/photo-picker.tsx';
import { type IssuePlace, isDepartureField, type SaveIssue } from './save-rules.ts';
import { type Section, sectionOf } from './sections.ts';

/** The reason why the program was not saved. */
interface Problem {
  text: string;
  /** True if someone has deleted the program. */
  isGone: boolean;
}

/** Tells why a program was not saved, beside its fields too, and focuses the first field to correct. */
export function useSaveProblems(
  form: FormInstance<ProgramValues>,
  isSaving: boolean,
  showSection: (section: Section) => void,
) {
  const { t } = useTranslation('adminPrograms');
  const notify = useNotice();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<Problem>();
  const [photoError, setPhotoError] = useState<{ title: string; text: string }>();
  const [mustFocus, setMustFocus] = useState<{ field: IssuePlace | undefined }>();

  // Focuses the field after saving, since a disabled field cannot take the focus.
  useEffect(() => {
    const field = mustFocus?.field;
    if (isSaving || !field) return;
    // Once its section is shown.
    const timer = setTimeout(() => focusField(form, field), 50);
    return () => clearTimeout(timer);
  }, [isSaving, mustFocus, form]);

  const setErrors = (issues: { field: FieldPath; errors: string[] }[]) =>
    form.setFields(issues.map(({ field, errors }) => ({ name: namePath(field) as never, errors })));

  const focus = (field: IssuePlace | undefined) => {
    if (field) showSection(sectionOf(field));
    setMustFocus({ field });
  };

  /** Says at each field what is wrong. */
  const markIssues = (issues: SaveIssue[]) => {
    for (const [field, rule] of firstRuleByField(issues)) {
      const text = t(`rules.${rule}.text`);
      if (field === 'photos') setPhotoError({ title: t(`rules.${rule}.title`), text });
      else if (!isDepartureField(field)) setErrors([{ field, errors: [text] }]);
    }
  };

  const showIssues = ([first, ...others]: [SaveIssue, ...SaveIssue[]]) => {
    markIssues([first, ...others]);
    const { rule } = first;
    // The one about photos stands beside them, where it covers none and goes with the first photo.
    notify(rule === 'photos' ? undefined : { title: t(`rules.${rule}.title`), description: t(`rules.${rule}.text`) });
    focus(first.fields[0]);
  };

  const showFailure = (error: unknown) => {
    notify({ title: t('notice.error'), description: t('notice.saveFailed') });
    const refusal = error instanceof ApiError ? error : undefined;
    const isGone = refusal?.code === 'program_not_found';
    const refused = refusal?.errors ?? [];
    const wrong = refused.flatMap(({ field, message }) => {
      const name = isDepartureField(field) ? undefined : fieldOfApi(field);
      return name ? [{ field: name, errors: [message] }] : [];
    });
    const elsewhere = refused.filter(({ field }) => isDepartureField(field)).map(({ message }) => message);
    setProblem({ text: isGone ? t('editor.gone') : [problemText(error), ...new Set(elsewhere)].join(' '), isGone });
    setErrors(wrong);
    focus(wrong[0]?.field ?? refused.map(({ field }) => field).find(isDepartureField));
  };

  const clear = () => {
    setProblem(undefined);
    setPhotoError(undefined);
  };

  return { problem, photoError, markIssues, showIssues, showFailure, clear };
}

function focusField(form: FormInstance<ProgramValues>, field: IssuePlace) {
  if (isDepartureField(field)) return focusDeparture(field.split('.')[1] ?? '');
  if (field === 'photos') return document.getElementById(photoInputId)?.focus();
  revealField(form, 'program', namePath(field));
}

/** In milliseconds. */
const longestLoad = 10_000;

/** Focuses the first button of a departure, once the list has loaded. */
function focusDeparture(id: string) {
  const focus = () => {
    const button = document.querySelector<HTMLElement>(`[data-departure="${CSS.escape(id)}"] button`);
    button?.focus();
    return button !== null;
  };
  if (focus()) return;
  const watch = new MutationObserver(() => focus() && watch.disconnect());
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), longestLoad);
}

/** Returns a message for each field: the first issue's. */
function firstRuleByField(issues: SaveIssue[]) {
  const rules = new Map<string, [SaveIssue['fields'][number], SaveIssue['rule']]>();
  for (const { rule, fields } of issues) {
    for (const field of fields) if (!rules.has(String(field))) rules.set(String(field), [field, rule]);
  }
  return rules.values();
}

/** Returns the name of a field in antd's form. */
const namePath = (field: FieldPath) => (typeof field === 'string' ? field : [...field]);
