export { type RuleItem, RuleList, type RuleListProps, type RuleState } from "./RuleList.tsx";
