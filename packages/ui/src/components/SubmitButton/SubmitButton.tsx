import { Button, type ButtonProps } from "../Button/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";

export interface SubmitButtonProps extends Omit<ButtonProps, "asChild" | "type"> {
  /** Whether the form is on its way; further clicks do nothing. */
  loading?: boolean;
  /** Said to people who do not see the button while `loading`. */
  loadingLabel: string;
}

/** Sends the form it stands in. While the form is on its way it keeps its width, its name and the focus. */
export function SubmitButton({ loading = false, loadingLabel, children, ...rest }: SubmitButtonProps) {
  return (
    <Button {...rest} type="submit" loading={loading}>
      {children}
      <VisuallyHidden role="status">{loading ? loadingLabel : ""}</VisuallyHidden>
    </Button>
  );
}
