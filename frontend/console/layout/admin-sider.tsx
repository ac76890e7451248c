import MenuFoldOutlined from '@ant-design/icons/es/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/es/icons/MenuUnfoldOutlined';
import Button from 'antd/es/button';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import Sider from 'antd/es/layout/Sider';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recall, remember } from '../lib/remembered.ts';
import styles from './admin-layout.module.css';
import { AdminMenu } from './admin-menu.tsx';
import { Brand } from './brand.tsx';

const memory = 'admin-menu';

/** The dark menu at the side. It collapses to icons, by default on tablets; the user's choice is stored. */
export function AdminSider() {
  const { t } = useTranslation('admin');
  const { xl } = useBreakpoint();
  const [chosen, setChosen] = useState(() => recall(memory));
  const folded = chosen ? chosen === 'folded' : !xl;
  const Sign = folded ? MenuUnfoldOutlined : MenuFoldOutlined;

  const toggle = () => {
    const choice = folded ? 'open' : 'folded';
    setChosen(choice);
    remember(memory, choice);
  };

  return (
    <Sider
      collapsed={folded}
      width={256}
      collapsedWidth={72}
      className={styles.sider}
      classNames={{ body: styles.rail }}
    >
      <Brand compact={folded} />
      <AdminMenu compact={folded} />
      {/* Replaces antd's own trigger, which is not a button and cannot be focused. */}
      <Button
        type="text"
        className={styles.fold}
        icon={<Sign className="mirrored" aria-hidden />}
        aria-label={t(folded ? 'layout.expand' : 'layout.collapse')}
        aria-expanded={!folded}
        onClick={toggle}
      />
    </Sider>
  );
}
