import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import './button.css';
import './spinner.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `action` is the one thing that a screen is for, `danger` takes something away. */
  look?: 'plain' | 'primary' | 'action' | 'danger';
  /** As wide as its parent. */
  block?: boolean;
  /** While its task runs a click does nothing; the button keeps the focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The button of the product. */
export function Button({
  look = 'plain',
  block = false,
  busy = false,
  className = '',
  ...props
}: ButtonProps) {
  const { onClick, children, type = 'button', ...rest } = props;
  const classes = ['button', look !== 'plain' && `button-${look}`, block && 'button-block', className];
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy)
      event.preventDefault(); // nor is its form submitted
    else onClick?.(event);
  };
  return (
    <button
      className={classes.filter(Boolean).join(' ')}
      type={type}
      aria-busy={busy || undefined}
      onClick={click}
      {...rest}
    >
      {busy && <span className="spinner spinner-inline" aria-hidden="true" />}
      {children}
    </button>
  );
}
