/** Google's letter in one colour, as its button shows it. */
export function GoogleLogo() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M12 10.200v3.900h5.500c-.3 1.400-1.700 4.100-5.500 4.100a6.200 6.200 0 0 1 0-12.400c1.900 0 3.200.8 3.900 1.500l2.700-2.600A10 10 0 1 0 12 22c5.800 0 9.600-4.100 9.600-9.800 0-.7-.1-1.300-.2-2z"
      />
    </svg>
  );
}
