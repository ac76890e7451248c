import AutoComplete from 'antd/es/auto-complete';
import Modal from 'antd/es/modal';
import { type ComponentRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstFocus } from '../../components/use-first-focus.ts';
import { takeTyped } from './early-keys.ts';
import { useChoices } from './use-choices.tsx';
import { useHeldEnter } from './use-held-enter.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Shows the list of keys. */
  onHelp: () => void;
}

/** Leads by a few letters to screens, requests, customers, programs and actions. */
export default function Palette({ open, onClose, onHelp }: Props) {
  const { t } = useTranslation('adminKeys');
  return (
    <Modal
      open={open}
      title={t('palette')}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
      width="min(40rem, 100vw)"
      // Room for the choices below the field.
      styles={{ body: { minBlockSize: 'min(27rem, 70dvh)' } }}
    >
      <Field onClose={onClose} onHelp={onHelp} />
    </Modal>
  );
}

function Field({ onClose, onHelp }: Omit<Props, 'open'>) {
  const { t } = useTranslation('adminKeys');
  const [text, setText] = useState('');
  const [isOffer, setIsOffer] = useState(false);
  const { groups, isSearching, isOutdated, choiceOf } = useChoices(text, { onHelp, isOffer });
  const hasAsked = isOffer && text.trim() === '';
  const field = useFirstFocus<ComponentRef<typeof AutoComplete>>();

  const choose = (value: string | undefined) => {
    const choice = value === undefined ? undefined : choiceOf(value);
    if (!choice) return;
    if (choice.asks) {
      setIsOffer(true);
      setText('');
      return;
    }
    onClose();
    choice.act();
  };
  const holdEnter = useHeldEnter({ isHeld: isOutdated, chooseFirst: () => choose(groups[0]?.options[0]?.value) });

  return (
    <div onKeyDownCapture={holdEnter}>
      <AutoComplete
        ref={field}
        open
        style={{ inlineSize: '100%' }}
        value={text}
        onChange={setText}
        onFocus={() => {
          const early = takeTyped();
          setText((current) => current + early);
        }}
        options={groups}
        defaultActiveFirstOption
        virtual={false}
        listHeight={360}
        placement="bottomLeft"
        aria-label={t(isOffer ? 'offer.label' : 'label')}
        placeholder={t(isOffer ? 'offer.placeholder' : 'placeholder')}
        notFoundContent={hasAsked ? t('offer.ask') : t(isSearching ? 'searching' : 'nothing')}
        getPopupContainer={(field) => field.parentElement ?? document.body}
        onSelect={(value) => choose(String(value))}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
    </div>
  );
}
