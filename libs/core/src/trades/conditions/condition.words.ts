/** A condition with the outcome that the data shows. */
export interface ProposedCondition {
  readonly asset: string;
  readonly text: string;
  readonly met: boolean;
  readonly evidence: string;
}
export const conditionLines = ({ asset, text, met, evidence }: ProposedCondition): string[] => [
  `${asset}: ${text}.`,
  `${met ? 'Met' : 'Not met'}: ${evidence}`,
];
