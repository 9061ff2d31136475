import { Button, type ButtonProps } from "../Button/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";

export interface SubmitButtonProps extends Omit<ButtonProps, "asChild" | "type"> {
  /** `true` while the form is being submitted. Further clicks are ignored. */
  loading?: boolean;
  /** Text that screen readers announce while `loading`. It is visually hidden. */
  loadingLabel: string;
}

/** Submits its form. While the form is being submitted, the button keeps its width, its name and the focus. */
export function SubmitButton({ loading = false, loadingLabel, children, ...rest }: SubmitButtonProps) {
  return (
    <>
      <Button {...rest} type="submit" loading={loading}>
        {children}
      </Button>
      {/* Beside the button, whose name would contain it. */}
      <VisuallyHidden role="status">{loading ? loadingLabel : ""}</VisuallyHidden>
    </>
  );
}
