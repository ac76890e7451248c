import App from 'antd/es/app';
import { useEffect } from 'react';

interface LeavingTexts {
  title: string;
  content: string;
  okText: string;
  cancelText: string;
}

interface LeftForm {
  isDirty: () => boolean;
  isSaving: boolean;
  /** True if the form has its input again after a reload. */
  isKept?: boolean;
}

/**
 * Returns a function that closes a form. If input would be lost, it asks first; leaving the page asks too.
 * @returns true if it closed at once
 */
export function useLeaving(
  { isDirty, isSaving, isKept = false }: LeftForm,
  texts: LeavingTexts,
  onClose: () => void,
): () => boolean {
  const { modal } = App.useApp();

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isSaving || (!isKept && isDirty())) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });

  return () => {
    if (isSaving) return false;
    if (!isDirty()) {
      onClose();
      return true;
    }
    void modal.confirm({ ...texts, okButtonProps: { danger: true }, autoFocusButton: 'cancel', onOk: onClose });
    return false;
  };
}
