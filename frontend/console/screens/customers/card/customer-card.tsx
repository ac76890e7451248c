import Flex from 'antd/es/flex';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerCard as Card, Customer } from '#contracts/api/customers';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../../components/hint.tsx';
import { useMay } from '../../../features/session/use-may.ts';
import { RequestWords } from '../customer-words.tsx';
import { ContactSection } from './contact-section.tsx';
import { KeptFacts } from './kept-facts.tsx';
import { KeptForm } from './kept-form.tsx';
import { MergedSection } from './merged-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { QuotesSection } from './quotes-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import { SameSection, SharedAddress } from './same-section.tsx';

interface Props {
  card: Card;
  /** Called with the customer as staff have changed it. */
  onSaved: (customer: Customer) => void;
  /** Reads the card again, after cards were merged or separated. */
  onRegrouped: () => Promise<void>;
  onErased: () => void;
  /** Returns the query that opens another customer. */
  openSearch: (id: string) => string;
}

/** Everything about a customer: how to reach them, what staff keep, and their requests. */
export default function CustomerCard({ card, onSaved, onRegrouped, onErased, openSearch }: Props) {
  const { t } = useTranslation('adminCustomers');
  const { language } = useLanguage();
  const { customer, enquiries, more, perhaps_same } = card;
  const mayChange = useMay('PUT /customers/{id}');
  const mayErase = useMay('POST /privacy/searches');
  const start = useRef<HTMLDivElement>(null);

  // A link from another customer's card is gone together with its focus: focus the top of this one.
  useEffect(() => {
    if (document.activeElement === document.body) start.current?.focus();
  }, []);

  return (
    <Flex vertical gap={20} ref={start} tabIndex={-1}>
      <Hint as="div">
        {t('card.since', { day: formatDate(customer.first_at, language) })} · <RequestWords customer={customer} />
      </Hint>
      {customer.names.length > 0 && (
        <Hint as="div">
          {t('card.names')}{' '}
          {customer.names.map((name, index) => (
            <span key={name}>
              {index > 0 && ' · '}
              <bdi>{name}</bdi>
            </span>
          ))}
        </Hint>
      )}
      <SharedAddress customer={customer} others={perhaps_same} onMerged={onRegrouped} openSearch={openSearch} />
      <ContactSection customer={customer} enquiries={enquiries} />
      {mayChange ? <KeptForm customer={customer} onSaved={onSaved} /> : <KeptFacts customer={customer} />}
      <SameSection customer={customer} onMerged={onRegrouped} />
      <RequestsSection customer={customer} enquiries={enquiries} hasMore={more} />
      <QuotesSection enquiries={enquiries} />
      <MergedSection customer={customer} onSeparated={onRegrouped} />
      {mayErase && (
        <PrivacySection customer={customer} enquiries={enquiries} onChanged={onRegrouped} onErased={onErased} />
      )}
    </Flex>
  );
}
