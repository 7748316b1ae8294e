// What is wrong with a field, beside it and announced.

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p
      class="field-error"
      id={`${id}-error`}
      data-testid={`${id}-error`}
      role="alert"
      hidden={error === undefined}
    >
      {error}
    </p>
  );
}
