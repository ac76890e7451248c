import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { OutcomeButtons } from './outcome-buttons.tsx';

/** The time to undo a contact, in milliseconds. */
const undoTime = 8_000;

interface Props {
  enquiry: Enquiry;
  /** Undefined if there is nothing to undo. */
  onUndo: (() => void) | undefined;
  /** Called once staff have said how it went. */
  onEnded: () => void;
}

/** Asks how a contact went, and undoes it for some seconds. */
export function ContactNotice({ enquiry, onUndo, onEnded }: Props) {
  const { t } = useTranslation(['adminRequests', 'admin']);
  const [isUndoable, setIsUndoable] = useState(onUndo !== undefined);

  useEffect(() => {
    const timer = setTimeout(() => setIsUndoable(false), undoTime);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Flex vertical gap="small">
      <Flex align="center" justify="space-between" gap="small">
        <span>
          <bdi>{enquiry.name || t('admin:requests.unnamed')}</bdi>
        </span>
        {isUndoable && (
          <Button type="link" onClick={onUndo}>
            {t('contact.undo')}
          </Button>
        )}
      </Flex>
      <OutcomeButtons enquiry={enquiry} onEnded={onEnded} />
    </Flex>
  );
}
