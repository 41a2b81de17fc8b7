import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackLayer } from '../navigation/use-back-layer.js';
import './sheet.css';

interface SheetProps {
  open: boolean;
  title: string;
  /** Left out when the dialog cannot be dismissed. */
  onClose?: () => void;
  /** Called when the dialog has gone from the screen. */
  onClosed?: () => void;
  children: ReactNode;
}

/**
 * A dialog: a bottom sheet on phones, centred on wide screens (look.md). The browser's Back closes
 * it.
 */
export function Sheet({ open, title, onClose, onClosed, children }: SheetProps) {
  const { t } = useTranslation('shared');
  const dismissible = onClose !== undefined;
  useBackLayer(open && dismissible, () => onClose?.());
  return (
    <Modal
      open={open}
      title={title}
      footer={null}
      centered
      destroyOnHidden
      className="sheet"
      // antd's own grows it, and a list of choices opened meanwhile takes the half-grown width
      transitionName="ant-fade"
      keyboard={dismissible}
      mask={{ closable: dismissible }}
      closable={dismissible ? { 'aria-label': t('close') } : false}
      {...(onClose && { onCancel: onClose })}
      {...(onClosed && { afterClose: onClosed })}
    >
      {children}
    </Modal>
  );
}
