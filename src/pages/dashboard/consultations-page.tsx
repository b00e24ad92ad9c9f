export default () => (
  <main>
    <h1>dashboard/consultations-page</h1>
  </main>
)
