import Form, { type FormProps } from 'antd/es/form';
import { useState } from 'react';
import { showFieldIssues } from './field-issues.ts';
import { useProblemText } from './use-problem-text.ts';

/**
 * A form that calls the server. Shows the server's field issues at their fields; `problem` is the text of any other
 * failure. `form` contains the properties of antd's form.
 */
export function useSubmittedForm<Values extends object>(send: (values: Values) => Promise<unknown>) {
  const problemText = useProblemText();
  const [form] = Form.useForm<Values>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (values: Values) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await send(values);
    } catch (error) {
      if (!showFieldIssues(form, error)) setProblem(problemText(error));
    }
    setBusy(false);
  };

  const properties: FormProps<Values> = {
    form,
    layout: 'vertical',
    requiredMark: false,
    validateTrigger: 'onSubmit',
    onFinish: (values) => void submit(values),
    scrollToFirstError: { focus: true },
  };
  return { form: properties, problem, busy };
}
