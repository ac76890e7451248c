import Form from 'antd/es/form';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { v7 as uuid } from 'uuid';
import type { Removal, Whose } from '#contracts/api/kept-lists';
import type { Template, TemplateList, Templates } from '#contracts/api/templates';
import { ApiError } from '#shared/lib/api-error.ts';
import { revealField } from '../../features/cards/reveal-field.ts';
import { useProblemText } from '../../features/session/use-problem-text.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import { saveTemplate, TemplateConflict } from '../../features/templates/change-templates.ts';
import { bodyOf, differing, fieldOf, type TemplateValues, valuesOf } from './template-values.ts';

export interface EditedTemplate {
  whose: Whose;
  /** Undefined for a new one. */
  template: Template | undefined;
}

interface Options {
  edited: EditedTemplate;
  templates: Templates;
  onSaved: (whose: Whose, list: TemplateList) => void;
  onDone: () => void;
}

/** The state that a colleague has saved meanwhile: the template, or that it is gone. */
export interface Conflict {
  mine: TemplateValues;
  theirs: Template | undefined;
  removal: Removal | undefined;
}

export const formName = 'template';

/** The state of a template's form. A failure or a conflict loses no input. */
export function useTemplateForm({ edited: { whose, template }, templates, onSaved, onDone }: Options) {
  const { t } = useTranslation('adminReplies', { keyPrefix: 'templates' });
  const [form] = Form.useForm<TemplateValues>();
  const [id] = useState(() => template?.id ?? uuid());
  const [initial, setInitial] = useState(() => valuesOf(whose, template));
  /** The stored template that a save replaces. */
  const [base, setBase] = useState(template);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const [refused, setRefused] = useState<{ path: string[] }>();
  const notifySuccess = useSuccessNotice();
  const problemText = useProblemText();
  // Once the form can be typed in again.
  useEffect(() => {
    if (refused) revealField(form, formName, refused.path);
  }, [refused, form]);

  const valuesNow = (): TemplateValues => ({ ...initial, ...form.getFieldsValue(true) });

  const show = (error: unknown) => {
    const known: Record<string, string> = t('rules', { returnObjects: true });
    const issues = error instanceof ApiError ? error.errors : [];
    for (const { field, code, message } of issues) {
      const name = fieldOf(field);
      if (name) form.setFields([{ name: name as never, errors: [known[code] ?? message] }]);
    }
    const path = issues.map(({ field }) => fieldOf(field)).find(Boolean);
    if (path) setRefused({ path });
    else setProblem(issues.some(({ code }) => code === 'too_many_items') ? t('full') : problemText(error));
  };

  const submit = async () => {
    if (isSaving) return;
    form.setFields(form.getFieldsError().map(({ name }) => ({ name: name as never, errors: [] })));
    setIsSaving(true);
    setProblem(undefined);
    const values = valuesNow();
    try {
      onSaved(values.whose, await saveTemplate(values.whose, templates[values.whose], bodyOf(id, values), base));
      // A closing dialog keeps its last render: it must not show that it is saving.
      flushSync(() => {
        setIsSaving(false);
        setInitial(values);
      });
      notifySuccess(t(template ? 'form.changed' : 'form.added'));
      onDone();
    } catch (error) {
      if (error instanceof TemplateConflict) begin(error, values);
      else show(error);
    } finally {
      setIsSaving(false);
    }
  };

  /** The next save replaces what the colleague has saved, unless it is taken over first. */
  const begin = ({ stored, theirs, removal }: TemplateConflict, mine: TemplateValues) => {
    onSaved(mine.whose, stored);
    setBase(theirs);
    setConflict({ mine, theirs, removal });
  };

  const takeTheirs = () => {
    if (!conflict?.theirs) return;
    const theirs = valuesOf(whose, conflict.theirs);
    form.setFieldsValue(theirs);
    setInitial(theirs);
    setConflict(undefined);
  };

  return {
    ...{ form, initial, isSaving, problem, conflict, submit, takeTheirs },
    isDirty: () => differing(valuesNow(), initial).length > 0,
  };
}
