export default () => (
  <main>
    <h1>dashboard/overview-page</h1>
  </main>
)
