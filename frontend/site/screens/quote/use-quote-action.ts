import { v7 as uuid } from 'uuid';
import { type ActionFailure, usePageAction } from '../../features/request-page/use-page-action.ts';
import type { FormProps } from './quote-answer.tsx';
import type { QuoteAction } from './use-quote.ts';

/** An answer without the key of its attempt, which only questions have. */
type Answer = QuoteAction extends infer Each ? (Each extends { key: string } ? Omit<Each, 'key'> : Each) : never;

interface Options extends Omit<FormProps, 'onDone'> {
  /** The form's field, by its name in the answer. */
  field: 'name' | 'text' | 'reason';
  /** Gets the server's sentence about the field. */
  onIssue?: (sentence: string) => void;
}

/** Sends one kind of answer. `failure` is what the form has to say beside its field. */
export function useQuoteAction({ quote, state, onChanged, field, onIssue }: Options) {
  const issueIn = ({ errors }: ActionFailure) => errors.find((error) => error.field === field)?.message;
  const { isSending, failure, send } = usePageAction<Answer>(
    `quote-${field}:${quote.hash}`,
    {
      add: (answer, key) => state.add(answer.action === 'ask' ? { ...answer, key } : answer),
      refresh: state.refresh,
    },
    {
      makeKey: uuid,
      onFailure: (refused) => {
        const issue = issueIn(refused);
        if (refused.kind === 'conflict') onChanged();
        else if (issue) onIssue?.(issue);
      },
    },
  );
  const isSaidElsewhere = failure && (failure.kind === 'conflict' || (onIssue && issueIn(failure)));
  return { isSending, failure: isSaidElsewhere ? undefined : failure, send };
}
