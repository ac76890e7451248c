import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { ListCard } from '../../components/list-card.tsx';

interface Props {
  enquiry: Enquiry;
  /** True once it is too late to undo. */
  isSending: boolean;
  onUndo: (enquiry: Enquiry) => void;
}

/** Takes the place of an enquiry that is being released, until it is. */
export function ReleasingCard({ enquiry, isSending, onUndo }: Props) {
  const { t } = useTranslation(['adminQuarantine', 'admin']);
  return (
    <ListCard>
      <Flex wrap align="center" justify="space-between" gap="4px 12px" data-release={enquiry.id}>
        <p role="status" className={shared.rest}>
          <strong>
            <bdi>{enquiry.name || t('admin:requests.unnamed')}</bdi>
          </strong>
          <Hint as="span">{t('releasing')}</Hint>
        </p>
        <Button autoFocus disabled={isSending} onClick={() => onUndo(enquiry)} style={{ marginInlineStart: 'auto' }}>
          {t('undo')}
        </Button>
      </Flex>
    </ListCard>
  );
}
