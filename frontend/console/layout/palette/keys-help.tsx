import Descriptions from 'antd/es/descriptions';
import Flex from 'antd/es/flex';
import Modal from 'antd/es/modal';
import Switch from 'antd/es/switch';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../components/hint.tsx';
import { areKeysOn, turnKeys } from '../../features/keys/keys-setting.ts';

const keys = {
  palette: 'Ctrl K',
  search: '/',
  next: 'J',
  previous: 'K',
  open: 'Enter',
  status: 'S',
  assign: 'A',
  chat: 'W',
  note: 'N',
  quote: 'O',
  help: '?',
} as const;

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Lists the keys, and turns the single ones off. */
export default function KeysHelp({ open, onClose }: Props) {
  const { t } = useTranslation('adminKeys');
  const id = useId();
  const [isOn, setIsOn] = useState(areKeysOn);

  const turn = (next: boolean) => {
    setIsOn(next);
    turnKeys(next);
  };

  return (
    <Modal open={open} title={t('title')} footer={null} onCancel={onClose} width="min(32rem, 100vw)">
      <Flex vertical gap={12}>
        <Descriptions
          bordered
          size="small"
          column={1}
          items={Object.entries(keys).map(([name, key]) => ({
            key: name,
            label: (
              <bdi dir="ltr">
                <kbd style={keyLook}>{key}</kbd>
              </bdi>
            ),
            children: t(`keys.${name as keyof typeof keys}`),
          }))}
        />
        <Hint>{t('places')}</Hint>
        <Flex align="center" gap="small">
          <Switch id={id} checked={isOn} onChange={turn} />
          <label htmlFor={id}>{t('on')}</label>
        </Flex>
      </Flex>
    </Modal>
  );
}

const keyLook = {
  padding: '0.125rem 0.5rem',
  border: '1px solid var(--color-sand-line)',
  borderRadius: 'var(--radius-xs)',
  background: 'var(--color-white)',
  whiteSpace: 'nowrap',
} as const;
