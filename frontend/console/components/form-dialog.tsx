import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import type { ModalProps } from 'antd/es/modal';
import type { ReactNode } from 'react';
import { ScrollableModal } from './scrollable-modal.tsx';

interface Props extends Pick<ModalProps, 'open' | 'title' | 'afterClose' | 'onCancel'> {
  width: string;
  /** The id of the form inside, which the dialog's button submits. */
  formId: string;
  isSaving: boolean;
  /** Closes the dialog, or asks first if input would be lost. */
  onLeave: () => void;
  cancelText: string;
  submitText: string;
  /** Content at the start of the dialog's foot. */
  aside?: ReactNode;
  /** Controls beside the submit button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A dialog with one form. Neither a click outside nor Escape during saving closes it. */
export const FormDialog = ({ formId, isSaving, onLeave, cancelText, submitText, aside, beside, ...modal }: Props) => (
  <ScrollableModal
    onCancel={onLeave}
    mask={{ closable: false }}
    keyboard={!isSaving}
    closable={!isSaving}
    footer={
      <Foot aside={aside}>
        <Button onClick={onLeave} disabled={isSaving} style={shared}>
          {cancelText}
        </Button>
        <Button type="primary" htmlType="submit" form={formId} loading={isSaving} style={shared}>
          {submitText}
        </Button>
        {beside}
      </Foot>
    }
    {...modal}
  />
);

/** On a phone the buttons share the width. */
const shared = { flex: '1 0 auto' };

/** The buttons, and at their start what is said beside them; on a phone that is above them. */
const Foot = ({ aside, children }: { aside: ReactNode; children: ReactNode }) =>
  aside === undefined ? (
    children
  ) : (
    <Flex wrap align="center" gap="small" style={{ inlineSize: '100%' }}>
      <div style={{ flex: '999 1 14rem', textAlign: 'start' }}>{aside}</div>
      {/* In one row on phones too: notices stand above it. */}
      <Flex gap="small" style={{ flex: '1 0 auto' }}>
        {children}
      </Flex>
    </Flex>
  );
