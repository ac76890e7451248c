import Button from 'antd/es/button';
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
  children: ReactNode;
}

/** A dialog with one form. Neither a click outside nor Escape during saving closes it. */
export const FormDialog = ({ formId, isSaving, onLeave, cancelText, submitText, ...modal }: Props) => (
  <ScrollableModal
    onCancel={onLeave}
    mask={{ closable: false }}
    keyboard={!isSaving}
    closable={!isSaving}
    footer={
      <>
        <Button onClick={onLeave} disabled={isSaving}>
          {cancelText}
        </Button>
        <Button type="primary" htmlType="submit" form={formId} loading={isSaving}>
          {submitText}
        </Button>
      </>
    }
    {...modal}
  />
);
