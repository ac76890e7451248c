import App from 'antd/es/app';
import Button from 'antd/es/button';

/** In seconds. */
const undoTime = 8;

interface UndoNotice {
  /** A notice takes the place of an earlier one with the same key. */
  key: string;
  title: string;
  description?: string;
  /** The words of the button. */
  undo: string;
  onUndo: () => void;
}

/** Returns a function that says what was done, with a button that takes it back. */
export function useUndoNotice() {
  const { notification } = App.useApp();
  return ({ key, undo, onUndo, ...words }: UndoNotice) =>
    notification.success({
      ...words,
      key,
      duration: undoTime,
      role: 'status',
      actions: (
        <Button
          type="link"
          onClick={() => {
            notification.destroy(key);
            onUndo();
          }}
        >
          {undo}
        </Button>
      ),
    });
}
