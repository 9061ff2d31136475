import { Skeleton } from "@lightmaker/ui/Skeleton";

export const example = (
  <div aria-busy="true">
    <Skeleton shape="text" lines={3} />
  </div>
);
