import { useTranslation } from 'react-i18next';
import type { Customer } from '#contracts/api/customers';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useCustomer } from '../../features/customers/use-customer.ts';
import { SidePanel } from '../../features/side-panel/side-panel.tsx';
import { useSidePanel } from '../../features/side-panel/use-side-panel.ts';
import { CustomerProblem, CustomerSkeleton, isGone } from './customer-card-states.tsx';

/** The card, with the texts that only it has. */
const loadCard = async () => {
  const [card] = await Promise.all([
    import('./card/customer-card.tsx'),
    loadTexts(['adminRequests', 'adminQuotes', 'adminPrivacy']),
  ]);
  return card;
};

interface Props {
  /** The id of the customer to show; undefined closes the panel. */
  open: string | undefined;
  /** True if the list stays usable beside the panel. */
  isBeside: boolean;
  onClose: () => void;
  /** Called with the server's latest state of the customer. */
  onChanged: (customer: Customer) => void;
  /** Called when cards were merged, separated or erased. */
  onRegrouped: () => void;
  openSearch: (id: string) => string;
}

/** The panel with a customer's card. Closing it focuses the customer's row again. */
export function CustomerDrawer({ open, isBeside, onClose, onChanged, onRegrouped, openSearch }: Props) {
  const { t } = useTranslation(['adminCustomers', 'admin']);
  const panel = useSidePanel({ open, load: loadCard });
  const { shown, Part: CustomerCard, missing, fetch } = panel;
  const { data, error, mutate } = useCustomer(shown, onChanged);

  const reload = async () => {
    await mutate();
  };
  return (
    <SidePanel
      isOpen={panel.isOpen}
      isBeside={isBeside}
      rowId={shown}
      onClose={onClose}
      onClosed={panel.forget}
      title={data ? <bdi>{data.customer.name || t('admin:requests.unnamed')}</bdi> : t('card.customer')}
    >
      {error && (!data || isGone(error)) ? (
        <CustomerProblem error={error} onRetry={() => void mutate()} onClose={onClose} />
      ) : missing ? (
        <CustomerProblem error={missing} onRetry={() => void fetch()} onClose={onClose} />
      ) : data && CustomerCard ? (
        <CustomerCard
          key={data.customer.id}
          card={data}
          onSaved={(customer) => {
            void mutate({ ...data, customer }, { revalidate: false });
            onChanged(customer);
          }}
          onRegrouped={async () => {
            await reload();
            onRegrouped();
          }}
          onErased={() => {
            onRegrouped();
            onClose();
          }}
          openSearch={openSearch}
        />
      ) : (
        <CustomerSkeleton />
      )}
    </SidePanel>
  );
}
