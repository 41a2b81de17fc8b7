import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import './button.css';
import './spinner.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `action` is for the main purpose of a screen, `danger` for a removal. */
  variant?: 'plain' | 'primary' | 'action' | 'danger';
  block?: boolean;
  /** Whether the button ignores clicks, but keeps the focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'plain',
  block = false,
  busy = false,
  className = '',
  ...props
}: ButtonProps) {
  const { onClick, children, type = 'button', ...rest } = props;
  const classes = ['button', variant !== 'plain' && `button-${variant}`, block && 'button-block', className];
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy)
      event.preventDefault(); // Prevents the submit of a form, too.
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
