import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { QuoteInShort } from '#contracts/api/quote-fields';
import { useToday } from '#shared/lib/use-today.ts';
import shared from '../../../components/console.module.css';
import { shownState } from '../../../features/quotes/quote-state.ts';

interface Props {
  /** The quote that this one should have replaced. */
  quote: QuoteInShort;
  /** Keeps the other one as it is: this one is sent beside it. */
  onBeside: () => void;
  /** Lets this quote take the other's place once the customer, who has accepted the other, accepts this one too. */
  onLater: () => void;
}

/** Says what became meanwhile of the quote that this one should replace. */
export function ClosedAlert({ quote, onBeside, onLater }: Props) {
  const { t } = useTranslation('adminQuotes');
  const state = shownState(quote, useToday());
  return (
    <div aria-live="assertive">
      <Alert
        className={shared.apart}
        type="warning"
        showIcon
        title={t(`closed.${state}`, { number: quote.number })}
        description={t('closed.text')}
        action={
          <Flex vertical gap="small">
            {state === 'accepted' && <Button onClick={onLater}>{t('closed.later')}</Button>}
            <Button onClick={onBeside}>{t('closed.beside')}</Button>
          </Flex>
        }
      />
    </div>
  );
}
