import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { isolated } from '#shared/lib/isolated.ts';
import { useToday } from '#shared/lib/use-today.ts';
import type { ClosedQuote } from '../../../features/quotes/quote-calls.ts';
import { shownState } from '../../../features/quotes/quote-state.ts';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';

interface Props {
  /** The quote that this one should have replaced. */
  quote: ClosedQuote;
  /** Keeps the other one as it is: this one is sent beside it. */
  onBeside: () => void;
  /** Lets this quote take the other's place once the customer, who has accepted the other, accepts this one too. */
  onLater: () => void;
}

/** Says what became meanwhile of the quote that this one should replace. */
export function ClosedAlert({ quote, onBeside, onLater }: Props) {
  const { t } = useTranslation('adminQuotes');
  const state = shownState(quote, useToday());
  const { number, by } = quote;
  const name = by ? isolated(by.name || by.email) : '';
  // Without a colleague, the customer has accepted another one.
  const what = state === 'replaced' && !by ? 'another' : state === 'withdrawn' && !by ? 'open' : state;
  return (
    <ProblemAlert
      type="warning"
      title={t(`closed.${what}`, { number, name })}
      text={t('closed.text')}
      action={
        <Flex wrap gap="small">
          {state === 'accepted' && <Button onClick={onLater}>{t('closed.later')}</Button>}
          <Button onClick={onBeside}>{t('closed.beside')}</Button>
        </Flex>
      }
    />
  );
}
