import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import type { MenuProps } from 'antd/es/menu';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import type { QuoteInShort } from '#contracts/api/quote-fields';
import { useToday } from '#shared/lib/use-today.ts';
import { MenuButton } from '../../../components/menu-button.tsx';
import { useAskToDelete } from '../../../features/deleted/use-confirm-deletion.ts';
import { type LinkedQuote, linkToQuote, listQuotes, withdrawQuote } from '../../../features/quotes/quote-calls.ts';
import { shownState } from '../../../features/quotes/quote-state.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import type { RowActions } from '../enquiry-list-props.ts';
import { useCopyLink } from '../quote/use-copy-link.ts';

interface Props extends Pick<RowActions, 'onQuote'> {
  enquiry: Enquiry;
  quote: QuoteInShort;
  onShare: (enquiry: Enquiry, linked: LinkedQuote) => void;
}

/** The actions on a quote that was sent: send its link again, write a further version, withdraw it. */
export function QuoteMenu({ enquiry, quote, onQuote, onShare }: Props) {
  const { t } = useTranslation('adminQuotes');
  const state = shownState(quote, useToday());
  const { again, copy, version, withdraw } = useQuoteActions({ enquiry, quote, onQuote, onShare });
  const items: MenuProps['items'] = [
    ...(state === 'withdrawn'
      ? []
      : [
          { key: 'again', label: t('menu.again'), onClick: () => void again() },
          { key: 'copy', label: t('menu.copy'), onClick: () => void copy() },
        ]),
    { key: 'version', label: t('menu.version'), onClick: () => void version() },
    ...(quote.state === 'open'
      ? [{ key: 'withdraw', label: t('menu.withdraw'), danger: true, onClick: () => withdraw() }]
      : []),
  ];
  const label = t('menu.label', { number: quote.number });
  return (
    <MenuButton
      menu={{ items }}
      placement="bottomRight"
      icon={<MoreOutlined aria-hidden />}
      aria-label={label}
      data-hint={label}
    />
  );
}

function useQuoteActions({ enquiry, quote, onQuote, onShare }: Props) {
  const { t } = useTranslation('adminQuotes');
  const ask = useAskToDelete();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const copyLink = useCopyLink();

  const orSay = async (failed: string, act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      notifyFailure(failed, error);
    }
  };
  const linked = async (): Promise<LinkedQuote> => ({
    quote: { ...quote, language: enquiry.language },
    link: await linkToQuote(enquiry, quote.id),
  });
  return {
    again: () => orSay(t('menu.notLinked'), async () => onShare(enquiry, await linked())),
    copy: () =>
      orSay(t('menu.notLinked'), async () => {
        const made = await linked();
        if (!(await copyLink(made.link))) onShare(enquiry, made);
      }),
    version: () =>
      orSay(t('menu.notRead'), async () => {
        const quotes = await listQuotes(enquiry);
        onQuote(
          enquiry,
          quotes.find(({ id }) => id === quote.id),
        );
      }),
    withdraw: () =>
      ask(
        {
          title: t('withdraw.title', { number: quote.number }),
          text: t('withdraw.text'),
          confirm: t('withdraw.confirm'),
        },
        {
          afterClose: () => undefined,
          onOk: () =>
            orSay(t('withdraw.failed'), async () => {
              await withdrawQuote(enquiry, quote.id);
              notifySuccess(t('withdraw.done', { number: quote.number }));
            }),
        },
      ),
  };
}
